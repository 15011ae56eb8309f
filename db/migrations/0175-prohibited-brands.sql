-- Brands that are not sold here, with the reason and by whom (decision 0233). A lifted prohibition keeps its row, so that the list has a past.
create table prohibited_brand (
  id uuid primary key,
  name text not null check (name <> '' and char_length(name) <= 60),
  -- the slug of the brand's page, by which spellings are one brand
  brand_key text not null check (brand_key <> ''),
  reason text not null check (char_length(reason) between 5 and 300),
  since timestamptz not null,
  prohibited_by uuid references user_account (id) on delete set null,
  lifted_at timestamptz,
  lifted_by uuid references user_account (id) on delete set null
);
create unique index prohibited_brand_now on prohibited_brand (brand_key) where lifted_at is null;
create index prohibited_brand_by on prohibited_brand (prohibited_by) where prohibited_by is not null;
create index prohibited_brand_lifted_by on prohibited_brand (lifted_by) where lifted_by is not null;
