-- A brand, category or size that is renamed changes the documents of all its items; the indexer takes them in batches.
create function outbox_items_of_name() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'brand' then
    insert into outbox (item_number) select item_number from item where brand_id = new.id;
  elsif tg_table_name = 'category' then
    insert into outbox (item_number) select item_number from item where category_id = new.id;
  else
    insert into outbox (item_number) select item_number from item where sizing_id = new.sizing_id;
  end if;
  perform pg_notify('outbox', '');
  return null;
end
$$;

create trigger brand_to_outbox after update on brand for each row when (old is distinct from new) execute function outbox_items_of_name();
create trigger category_to_outbox after update on category for each row when (old is distinct from new) execute function outbox_items_of_name();
create trigger size_to_outbox after update on size for each row when (old is distinct from new) execute function outbox_items_of_name();
