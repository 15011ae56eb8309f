-- A label that the shop buys for a member's parcel costs money, and one that no carrier ever scanned is voided
-- (decision 0267). Labels made before have no cost.
alter table shipment_label
  add column cost_cents integer check (cost_cents >= 0),
  add column voided_at timestamptz;
