-- Every change that a search document shows writes its item into the outbox, in the same transaction.

create function outbox_item() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return null;
  end if;
  insert into outbox (item_number) values (coalesce(new.item_number, old.item_number));
  perform pg_notify('outbox', '');
  return null;
end
$$;

create trigger item_to_outbox after insert or update or delete on item for each row execute function outbox_item();
create trigger hold_to_outbox after insert or update or delete on hold for each row execute function outbox_item();

-- What a document holds. held_until is a time and never "available": a hold that lapses needs no write.
create view search_item as
select i.*, b.name as brand_name, b.slug as brand_slug, b.tier as brand_tier,
  c.name as category_name, c.path as category_path,
  s.label as size_label, s.size_category, s.rank as size_rank,
  h.expires_at as held_until
from item i
join brand b on b.id = i.brand_id
join category c on c.id = i.category_id
join size s on s.sizing_id = i.sizing_id
left join hold h on h.item_number = i.item_number;
