-- A piece is sold when its order was placed. Sales had the day on which the order was charged, so that the seller read two days.
-- short: seller_sale, one row for each consigned sale; only a return or a payout writes old ones
update seller_sale s set sold_at = o.placed_at from purchase_order o where o.id = s.order_id and s.sold_at <> o.placed_at;
