-- Of a bag that is given to a charity nothing comes back, as the pages of giving say. Bags that were given while "ask me first" could still
-- be chosen follow the same rule; pieces that their givers were offered already stay theirs until that offer ends.
-- short: kit, only those that are given and had that choice: a few hundred of a million
-- short: bag, for the same reason
update kit set rest_choice = 'donate' where service = 'donation' and rest_choice <> 'donate';
update bag set rest_choice = 'donate' where service = 'donation' and rest_choice <> 'donate';
alter table kit add constraint kit_given_stays_given check (service <> 'donation' or rest_choice = 'donate') not valid;
alter table bag add constraint bag_given_stays_given check (service <> 'donation' or rest_choice = 'donate') not valid;
