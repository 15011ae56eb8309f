-- A shopper takes pieces out of an order before it is charged (decision 0196).

-- These pieces count when the promotion of the order is judged again; pieces that the shop took out don't.
alter table order_line add column canceled_by_shopper boolean not null default false;
-- What the rest pays for delivery that was free for the whole order.
alter table purchase_order add column delivery_lost_cents integer not null default 0;
