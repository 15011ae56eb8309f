-- outside of a transaction
-- What was in a parcel that its carrier lost is paid back by itself, once a parcel (decision 0288).
alter table shipment add column if not exists lost_paid_at timestamptz;
create index concurrently if not exists shipment_lost_unpaid on shipment (id)
  where status = 'lost' and lost_paid_at is null;
