-- A piece's time in the shop (decision 0074): whose doing a change of its price was, and who may try what is not open to everybody.

-- schedule: a drop of its terms; seller: her own; shop: people at work.
alter table price_change add column by text not null default 'shop' check (by in ('schedule', 'seller', 'shop'));
-- The same press of the button changes a price once.
alter table price_change add column request_key uuid unique;
-- When a seller last changed a price herself: once a day.
create index price_change_seller on price_change (item_number, at desc) where by = 'seller';

-- Accounts for which a flag that is on is on whatever its share: whoever tries it out first.
alter table feature_flag add column always_for uuid[] not null default '{}';

-- Whose time to take a piece back is over.
create index reclaim_offer_ends on reclaim_offer (ends_at);
