-- Who wrote a letter without an account reads and answers its case by a key in the case's mails (decision 0250).
-- Letters of before have none: their answers go on by mail.
-- short: support_case, only the catalogue changes: the column has no default
alter table support_case add column access_key text;
