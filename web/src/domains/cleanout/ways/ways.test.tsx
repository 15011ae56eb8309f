import { bagImpactOf } from '@hemline/rules/bags/bag-impact.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { bagFees, ladders } from '@hemline/rules/earnings/payout-terms.ts'
import { payoutOf } from '@hemline/rules/earnings/payouts.ts'
import { estimateMessages } from '@hemline/rules/estimates/input.ts'
import { brandTiers } from '@hemline/rules/vocabulary/items.ts'
import { type CleanoutService, cleanoutServices } from '@hemline/rules/vocabulary/seller.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { count, money, shortMoney } from '../../../platform/format.ts'
import { newShop, renderAt } from '../../../testing/render-at.tsx'
import { stepsOf } from './Staircase.tsx'
import { ladderRows, plainTerms, serviceWays } from './ways.ts'

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1)

describe('the home of the clean-out', () => {
  it('shows the ladder as the rules pay it, with examples by the function that pays', async () => {
    await renderAt('/cleanout')
    const rows = rowsOf(await screen.findByRole('table', { name: 'What a price pays' }))
    expect(rows).toHaveLength(ladders.standard.length)
    ladderRows('standard').forEach(({ percent, price }, i) => {
      const paid = payoutOf(cents(price), plainTerms('standard')).earnings
      expect(rows[i]?.textContent).toContain(`${percent}%`)
      expect(rows[i]?.textContent).toContain(`${shortMoney(price)} pays ${money(paid)}`)
    })
  })

  it('has each service with its fee, and leads into ordering it', async () => {
    await renderAt('/cleanout')
    for (const service of cleanoutServices) {
      const order = (await screen.findAllByRole('link', { name: /Order|Donate/ })).map((link) =>
        link.getAttribute('href'),
      )
      expect(order).toContain(`/cleanout/sell?service=${service}`)
    }
    expect(screen.getByText(new RegExp(`\\${money(bagFees.standard)} a bag`))).toBeTruthy()
    expect(screen.getByText(new RegExp(`\\${money(bagFees.premium)} a bag`))).toBeTruthy()
  })

  it('tells of a delay and how long sorting takes, as the API says', async () => {
    const shop = newShop()
    if (shop.db.state.cleanout) shop.db.state.cleanout.waiting = 40_000
    await renderAt('/cleanout', { shop })
    expect(await screen.findByText(/unusually long processing times/, {})).toBeTruthy()
    expect(await screen.findByText(/A bag that arrives today is sorted in \d+ to \d+ days/)).toBeTruthy()
  })

  it('says to somebody abroad that bags stay in the United States', async () => {
    const shop = newShop()
    const abroad = shop.db.state.users.find((one) => one.country !== 'US')?.email
    await renderAt('/cleanout', { shop, as: abroad ?? 'nobody' })
    const main = within(await screen.findByRole('main'))
    expect(await main.findByText('Bags and labels travel within the United States only.')).toBeTruthy()
    expect(main.getByRole('link', { name: 'Shop from where you are' }).getAttribute('href')).toBe('/')
    expect(main.queryByRole('link', { name: 'Print a label instead' })).toBeNull()
  })
})

describe('the guide', () => {
  it('draws the price of a piece by the schedule that its listing follows', async () => {
    await renderAt('/cleanout/guide')
    const table = await screen.findByRole('table', { name: 'A price while nobody buys' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'luxury')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'First price' }), '39999')
    const steps = stepsOf('luxury', 39_999)
    expect(steps.length).toBeGreaterThan(2)
    expect(steps.at(-1)?.until).toBe(plainTerms('standard', 'luxury').windowDays)
    expect(rowsOf(table).map((row) => row.textContent)).toEqual(
      steps.map(({ day, until, price, pays }) => `${day + 1} to ${until}${money(price)}${money(pays)}`),
    )
  })
})

describe('the impact of a bag', () => {
  it('sums what the factors of the product page say', async () => {
    await renderAt('/cleanout/impact')
    const more = await screen.findByRole('button', { name: 'More jeans' })
    const before = Number((await screen.findByText(/^My bag:/)).textContent?.replace(/\D/g, ''))
    await userEvent.click(more)
    const sum = bagImpactOf([
      { categoryTags: ['tops'], category: 'tops', count: 6 },
      { categoryTags: ['sweaters'], category: 'sweaters', count: 3 },
      { categoryTags: ['dresses'], category: 'dresses', count: 2 },
      { categoryTags: ['jeans'], category: 'jeans', count: 3 },
      ...['pants', 'skirts', 'coats-jackets', 'shoes'].map((tag) => ({ categoryTags: [tag], category: tag })),
    ])
    expect(sum.pieces).toBe(before + 1)
    for (const value of [sum.glassesOfWater, sum.hoursOfLighting, sum.milesByCar])
      expect(screen.getByText(count(value))).toBeTruthy()
  })
})

describe('a service', () => {
  it('can be chosen from a page that leads to each', async () => {
    await renderAt('/cleanout/choose-service')
    const main = within(await screen.findByRole('main'))
    for (const name of ['standard', 'premium', 'donation'])
      await waitFor(() =>
        expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
          `/cleanout/choose-service/${name}`,
        ),
      )
  })

  it.each<[string, CleanoutService]>([
    ['/cleanout/choose-service/standard', 'standard'],
    ['/cleanout/choose-service/premium', 'premium'],
    ['/cleanout/premium', 'premium'],
    ['/cleanout/choose-service/donation', 'donation'],
  ])('at %s has its own ladder, fee and days', async (path, service) => {
    await renderAt(path)
    const table = await screen.findByRole('table', { name: 'What a price pays' })
    expect(rowsOf(table).map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(
      ladders[service].map(({ percent }) => `${percent}%`),
    )
    for (const tier of brandTiers)
      expect(screen.getAllByText(String(plainTerms(service, tier).windowDays)).length).toBeGreaterThan(0)
    expect(
      screen.getAllByText(bagFees[service] === 0 ? 'Free' : money(bagFees[service])).length,
    ).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: serviceWays[service].action }).getAttribute('href')).toBe(
      `/cleanout/sell?service=${service}`,
    )
  })
})

describe('the estimator', () => {
  it('finds a brand while one types, and shows what a piece would pay, line by line', async () => {
    const { router } = await renderAt('/cleanout/estimate')
    await userEvent.type(await screen.findByRole('combobox', { name: 'Brand' }), 'theod')
    await userEvent.click(await screen.findByRole('option', { name: 'Theodora' }))
    await screen.findByRole('option', { name: /^trench/i })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What is it?' }), 'trench-coats')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Condition' }), 'excellent')
    const lines = await screen.findByRole('table', { name: 'How the payout is worked out' })
    await waitFor(() =>
      expect(router.state.location.href).toBe(
        '/cleanout/estimate?category=trench-coats&condition=excellent&brand=theodora',
      ),
    )
    const cells = within(within(lines).getByRole('row', { name: /You get, in cash/ }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    const heads = within(lines)
      .getAllByRole('columnheader')
      .slice(1)
      .map((head) => Math.round(Number(head.textContent?.replace(/[^\d.]/g, '')) * 100))
    expect(cells).toEqual(
      heads.map((price) => money(payoutOf(cents(price), plainTerms('standard')).earnings)),
    )
  })

  it('shows less to a flawed piece, and more of it to a premium bag', async () => {
    await renderAt('/cleanout/estimate?category=trench-coats&condition=excellent&tier=mid&service=premium')
    const lines = await screen.findByRole('table', { name: 'How the payout is worked out' })
    expect(within(lines).getByText('pays 15%')).toBeTruthy()
    expect(within(lines).getByRole('row', { name: /store credit, 10% more/ })).toBeTruthy()
  })

  it.each([
    ['brand=no-such-brand&category=trench-coats&condition=good', 'brand'],
    ['tier=mid&category=nonsense&condition=good', 'category'],
    ['tier=mid&category=trench-coats&condition=as+new', 'condition'],
    ['tier=mid&category=%3Cscript%3Ealert(1)%3C%2Fscript%3E&condition=good', 'category'],
    ['tier=royal&category=trench-coats&condition=good', 'tier'],
  ] as const)('says what it can’t make sense of: %s', async (search, field) => {
    await renderAt(`/cleanout/estimate?${search}`)
    await waitFor(() => expect(screen.getAllByText(estimateMessages[field]).length).toBeGreaterThan(0))
    expect(document.querySelector('script')).toBeNull()
  })
})

describe('the survey', () => {
  const fill = async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Well$/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'How long it took' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }))
    await userEvent.type(screen.getByRole('textbox', { name: /Anything else/ }), '<b>Fine</b>')
    await userEvent.click(screen.getByRole('button', { name: 'Send my answer' }))
  }

  it('takes an answer and thanks, and says so to who has answered already', async () => {
    const { shop } = await renderAt('/cleanout/survey')
    await fill()
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy()
    expect(shop.db.state.surveys).toHaveLength(1)
    // This browser remembers, and does not ask again.
    await renderAt('/cleanout/survey', { shop })
    expect(await screen.findByText(/^You answered on /)).toBeTruthy()
    // A browser that forgot everything asks, and the API has the answer already.
    localStorage.clear()
    Object.assign(shop.db.state, { settings: {} })
    await renderAt('/cleanout/survey', { shop })
    await fill()
    expect(await screen.findByText(/You have answered already/)).toBeTruthy()
    expect(shop.db.state.surveys).toHaveLength(1)
  })

  it('asks again for what is missing', async () => {
    const { shop } = await renderAt('/cleanout/survey')
    await userEvent.click(await screen.findByRole('button', { name: 'Send my answer' }))
    expect((await screen.findAllByText('Please tell us how it went.')).length).toBeGreaterThan(0)
    expect(shop.db.state.surveys).toHaveLength(0)
  })
})

describe('the other ways in', () => {
  it('names the partners that give out kits', async () => {
    await renderAt('/cleanout/partner')
    expect(await screen.findByRole('heading', { name: 'Alderbrook' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Become a partner' }).getAttribute('href')).toBe(
      '/contact?topic=press',
    )
  })

  it('says kindly that the beta is full to who is not in it', async () => {
    await renderAt('/cleanout/beta')
    expect(await screen.findByText(/Right now the group is full/, {})).toBeTruthy()
  })
})

describe('the brands without a payout', () => {
  it('are found by the estimator too, also those that the shop never sold, with no money promised', async () => {
    await renderAt('/cleanout/estimate?category=trench-coats&condition=excellent&service=standard')
    const brand = await screen.findByRole('combobox', { name: 'Brand' })
    await userEvent.type(brand, 'she')
    await userEvent.click(await screen.findByRole('option', { name: 'Shein' }))
    expect(await screen.findByText(/^Pieces of Shein pay nothing/)).toBeTruthy()
    expect((brand as HTMLInputElement).value).toBe('Shein')
  })

  it('are listed by letter, and a field finds one or says that it pays', async () => {
    const { router } = await renderAt('/cleanout/ineligible-payout-brands')
    const field = await screen.findByLabelText('Is a brand among them?')
    await userEvent.type(field, 'FOREVER 2')
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toContain('Forever 21')
    expect(screen.queryByText('Shein')).toBeNull()
    await userEvent.clear(field)
    await userEvent.type(field, 'Prada')
    expect(screen.getByText(/“Prada” is not among them/)).toBeTruthy()
    await userEvent.clear(field)
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Letters' })).getByRole('link', { name: 'S' }),
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/cleanout/ineligible-payout-brands/s'))
    expect(await screen.findByText('Shein')).toBeTruthy()
    expect(screen.queryByText('Forever 21')).toBeNull()
  })

  it('have no page for a letter that none of them begins with', async () => {
    await renderAt('/cleanout/ineligible-payout-brands/q')
    await screen.findByRole('heading', { name: 'We dropped a stitch' })
  })

  it('that sellers send most often have a page of their own, which leads to all of them', async () => {
    await renderAt('/cleanout/common-ineligible-brands')
    expect(await screen.findByText('Shein')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^All \d+ brands/ }).getAttribute('href')).toBe(
      '/cleanout/ineligible-payout-brands',
    )
  })
})
