-- The country that a visitor chose (specification §1; decision 0205); null: none, which counts as the United States. An account
-- has its country in user_account.country_id since the first migration.

alter table visitor add column country_id text;
alter table visitor add constraint visitor_country check (country_id ~ '^[A-Z]{2}$') not valid;
