-- Sitemaps, kept by a job. A file of items is a range of item numbers: its addresses are read when somebody asks, so that a piece
-- leaves when it is sold. All other files keep their addresses, one a line: path, tab, when it last changed (empty: not known).
create table sitemap_file (
  kind text not null check (kind in ('pages', 'listings', 'brands', 'items')),
  number integer not null check (number > 0),
  url_count integer not null check (url_count >= 0),
  last_changed timestamptz,
  first_item bigint,
  last_item bigint,
  addresses text,
  built_at timestamptz not null,
  primary key (kind, number),
  check ((kind = 'items') = (first_item is not null)),
  check ((kind = 'items') = (addresses is null))
);
