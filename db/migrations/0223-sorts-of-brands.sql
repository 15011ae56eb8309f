-- The sort of a brand, by which its profile says what it makes (rules/src/catalogue/brands): intake begins with what
-- is likeliest. Null for a brand whose sort nobody has said.
alter table brand add column sort text;
