-- Landing pages and resale reports are texts of a release too (decision 0239). A landing page that is in force stands in
-- landing_page, as before; a report in force is read from the release.
alter table content_document drop constraint content_document_kind_check;
-- short: content_document, some dozens of texts in each release
alter table content_document add constraint content_document_kind_check
  check (kind in ('legal', 'help', 'landing', 'report'));
