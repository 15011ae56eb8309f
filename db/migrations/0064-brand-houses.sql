-- A diffusion line belongs to its house: who chooses the house in filters, directory or search finds the line's pieces as well (decision
-- 0124). The job recountBrands writes the houses down as rules/src/catalogue/brands/houses.ts names them.

alter table brand add column house text;
create or replace view search_item as
select i.*, b.name as brand_name, b.slug as brand_slug, b.tier as brand_tier,
  c.name as category_name, c.path as category_path,
  s.label as size_label, s.size_category, s.rank as size_rank,
  case when h.released_at is null then h.expires_at end as held_until,
  case when h.released_at is null then h.cart_id end as held_cart_id,
  b.may_run_small as brand_may_run_small,
  lower(i.materials::text)::text[] as material_tags,
  lower(i.chars ->> 'pattern') as pattern,
  lower(i.chars ->> 'sleeveLength') as sleeve_length,
  case when i.gender = 'women' then lower(i.chars ->> 'shoeWidth') end as shoe_width,
  i.condition = 'new_with_tags' as new_with_tags,
  coalesce((i.promotion ->> 'discountPercent')::integer, 0) as promotion_discount_percent,
  array_remove(array[b.name, b.house], null) as brand_names
from item i
join brand b on b.id = i.brand_id
join category c on c.id = i.category_id
join size s on s.sizing_id = i.sizing_id
left join hold h on h.item_number = i.item_number;

-- As in 0008-discovery.sql; a house counts the pieces of its lines too.
-- short: brand_count, a few thousand rows that nobody but its job writes
drop materialized view brand_count;
create materialized view brand_count as
with listed as (
  select brand_id, department_tags from item where state = 'listed'
  union all
  select house.id, i.department_tags from item i join brand line on line.id = i.brand_id join brand house on house.name = line.house
    where i.state = 'listed'
), tagged as (
  select brand_id, unnest(department_tags) as department from listed
  union all
  select brand_id, 'kids' from listed where department_tags && '{girls,boys}'
  union all
  select brand_id, '' from listed
)
select department, brand_id, count(*)::int as item_count from tagged group by department, brand_id;
create unique index brand_count_brand on brand_count (department, brand_id);
create index brand_count_most on brand_count (department, item_count desc);
