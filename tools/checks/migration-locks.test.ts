import { describe, expect, it } from 'vitest'
import { longLocks } from './migration-locks.ts'
import { readSources } from './sources.ts'

const one = (text: string, path = 'db/migrations/0050-a.sql') => [{ path, text }]

describe('migrations beside a shop that sells', () => {
  it('hold no table for longer than a moment', () => {
    expect(longLocks(readSources().filter(({ path }) => /^db\/migrations\/.*\.sql$/.test(path)))).toEqual([])
  })

  it.each([
    'create index piece_a on piece (a);',
    'create unique index piece_a on piece (a);',
    'alter table piece alter column a type bigint;',
    'alter table piece\n  alter column a set not null;',
    'alter table piece add constraint piece_a check (a > 0);',
    'alter table piece add foreign key (a) references b (id);',
    'alter table piece add column a integer references b (id);',
    'alter table piece add unique (a);',
    'create table b (id integer);\nupdate piece set a = 1;',
    'lock table piece;',
    'vacuum full piece;',
    'set local lock_timeout = 0;',
  ])('"%s" is refused', (text) => expect(longLocks(one(text))).toHaveLength(1))

  it.each([
    'create table piece (a integer references b (id)); create index piece_a on piece (a);',
    '-- outside of a transaction\ncreate index concurrently if not exists piece_a on piece (a);',
    'alter table piece add column a integer not null default 0;',
    'alter table piece add constraint piece_a check (a > 0) not valid;',
    'alter table piece validate constraint piece_a;',
    '-- short: color, fifteen rows\ncreate index color_rank on color (rank);',
    '-- create index piece_a on piece (a)',
    'create function f() returns void language sql as $$ update piece set a = 1 $$;',
  ])('"%s" is fine', (text) => expect(longLocks(one(text))).toEqual([]))

  it('those that were applied before the rule stay as they are', () => {
    expect(longLocks(one('create index piece_a on piece (a);', 'db/migrations/0042-a.sql'))).toEqual([])
  })
})
