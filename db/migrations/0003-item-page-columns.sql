-- The item's page and card say whose the hold is and whether the brand runs small, without a second statement.
create or replace view search_item as
select i.*, b.name as brand_name, b.slug as brand_slug, b.tier as brand_tier,
  c.name as category_name, c.path as category_path,
  s.label as size_label, s.size_category, s.rank as size_rank,
  h.expires_at as held_until,
  h.cart_id as held_cart_id,
  b.may_run_small as brand_may_run_small
from item i
join brand b on b.id = i.brand_id
join category c on c.id = i.category_id
join size s on s.sizing_id = i.sizing_id
left join hold h on h.item_number = i.item_number;
