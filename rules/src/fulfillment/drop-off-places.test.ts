// The counters of the simulated carriers near a town.
import { expect, it } from 'vitest'
import { dropOffPlacesIn } from './drop-off-places.ts'

const town = { zip: '97301', city: 'Salem', state: 'OR' }

it('names three different counters in the town, each with its street and hours', () => {
  const places = dropOffPlacesIn(town)
  expect(places).toHaveLength(3)
  expect(new Set(places.map(({ id }) => id)).size).toBe(3)
  expect(new Set(places.map(({ name }) => name)).size).toBe(3)
  for (const { address, hours } of places) {
    expect(address).toMatch(/^\d{2,3} [A-Z].*, Salem, OR 97301$/)
    expect(hours).toMatch(/\d/)
  }
})

it('names the same counters for the same ZIP code each time, and others elsewhere', () => {
  expect(dropOffPlacesIn(town)).toEqual(dropOffPlacesIn({ ...town }))
  const elsewhere = dropOffPlacesIn({ zip: '10001', city: 'New York', state: 'NY' })
  expect(elsewhere.map(({ address }) => address)).not.toEqual(dropOffPlacesIn(town).map((one) => one.address))
})

it('names none without a state, and for what is no ZIP code of five digits', () => {
  expect(dropOffPlacesIn({ ...town, state: null })).toEqual([])
  for (const zip of ['', '9730', '973011', '97301-1234', 'SW1A 1AA', '９７３０１'])
    expect(dropOffPlacesIn({ ...town, zip })).toEqual([])
})
