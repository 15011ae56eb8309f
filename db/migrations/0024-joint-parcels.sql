-- Orders of a bundle that come from one house to one address travel in one parcel (decisions 0052, 0061): its first shipment leads, and
-- the others say whom they joined. What happens to the leading one is written to them too; the tracking code is its alone.
alter table shipment
  add column joined_to uuid references shipment (id),
  add constraint shipment_joins_another check (joined_to <> id),
  add constraint shipment_joined_has_no_code check (joined_to is null or tracking_code is null);
create index shipment_joined on shipment (joined_to) where joined_to is not null;
