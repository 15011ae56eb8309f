-- Taking a piece out of the cart lets others have it at once, but the holder who puts it back keeps the old end:
-- no removing and adding prolongs a hold (domain model, "The hold"; decision 0003).
alter table hold add column released_at timestamptz;

create or replace view search_item as
select i.*, b.name as brand_name, b.slug as brand_slug, b.tier as brand_tier,
  c.name as category_name, c.path as category_path,
  s.label as size_label, s.size_category, s.rank as size_rank,
  case when h.released_at is null then h.expires_at end as held_until,
  case when h.released_at is null then h.cart_id end as held_cart_id,
  b.may_run_small as brand_may_run_small
from item i
join brand b on b.id = i.brand_id
join category c on c.id = i.category_id
join size s on s.sizing_id = i.sizing_id
left join hold h on h.item_number = i.item_number;
