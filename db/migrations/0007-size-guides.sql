-- Size charts by name. Columns and rows are read whole and written by whoever keeps the charts, so they are documents, not tables.
create table size_chart (
  name text primary key,
  title text not null,
  is_standard boolean not null,
  note text not null,
  -- [{ "key": "bust", "label": "Bust" }]
  columns jsonb not null,
  -- [{ "label": "M", "cells": [{ "text": "8/10", "inches": null }, { "text": null, "inches": { "from": 36, "to": 37 } }] }], one cell a column
  rows jsonb not null,
  rank integer not null
);
