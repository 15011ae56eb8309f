-- A bag can be given to a charity without an account (decision 0253): its sales have no seller, but a charity.
alter table seller_sale alter column seller_id drop not null;
alter table seller_sale add constraint seller_sale_earns_for_somebody check (seller_id is not null or charity_id is not null) not valid;
