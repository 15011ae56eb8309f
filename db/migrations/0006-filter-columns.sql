-- Filters read columns alone: attributes and materials in the lower case of tags, the promotion as a number, and a flag for tags.
-- The piece's place decides whether it ships from near the head office (docs/filters.md, shop_local).
update item set shop_local = (warehouse_id = 1) where shop_local is distinct from (warehouse_id = 1);

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
  coalesce((i.promotion ->> 'discountPercent')::integer, 0) as promotion_discount_percent
from item i
join brand b on b.id = i.brand_id
join category c on c.id = i.category_id
join size s on s.sizing_id = i.sizing_id
left join hold h on h.item_number = i.item_number;
