-- Ways in: the directory of brands, partners' pages, landing pages.

-- A name as people type it: lower case, no accents, one blank between words.
create function plain_name(name text) returns text language sql immutable strict parallel safe
  return trim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, name)), '[\s!-/:-@\[-`{-~‘’“”–—]+', ' ', 'g'));

alter table brand
  add column plain_name text generated always as (plain_name(name)) stored,
  add column letter text generated always as (case when plain_name(name) ~ '^[a-z]' then upper(left(plain_name(name), 1)) else '#' end) stored;
create index brand_plain_name on brand (plain_name);
-- ' mar' finds every name in which a word begins so.
create index brand_words on brand using gin ((' ' || plain_name) gin_trgm_ops);
create index brand_letter on brand (letter, plain_name);

-- Listed pieces by brand and department; '' stands for all, 'kids' for girls and boys. A job refreshes it.
create materialized view brand_count as
with tagged as (
  select brand_id, unnest(department_tags) as department from item where state = 'listed'
  union all
  select brand_id, 'kids' from item where state = 'listed' and department_tags && '{girls,boys}'
  union all
  select brand_id, '' from item where state = 'listed'
)
select department, brand_id, count(*)::int as item_count from tagged group by department, brand_id;
create unique index brand_count_brand on brand_count (department, brand_id);
create index brand_count_most on brand_count (department, item_count desc);

create index item_supplier on item (supplier_id) where state = 'listed';
create index item_dropshipper on item (dropshipper_id) where state = 'listed';
create index item_style_number on item (brand_id, mpn) where mpn is not null;
create index item_sold_lately on item (sold_at) where sold_at is not null;

create table landing_page (
  slug text primary key,
  title text not null,
  intro text not null,
  -- [{ "key": "price", "values": ["-40"] }]: what the list of its pieces is filtered by
  filters jsonb not null default '[]',
  -- what it is made of, see rules/src/landing.ts
  blocks jsonb not null default '[]',
  rank integer not null
);
