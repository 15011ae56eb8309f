-- A link that moves an account to another address, once somebody who reads the mails of that address follows it.
alter table email_verification add column is_change boolean not null default false;
