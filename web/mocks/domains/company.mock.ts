// The figures on the company pages, counted from the mocks' pieces, and the contact form.

import { impactOf } from '@hemline/rules/catalogue/impact.ts'
import { contactProblems, contactReference } from '@hemline/rules/company/contact.ts'
import { itemsNow, type MockContext } from '../context.ts'
import { markedEmails } from '../marked.ts'
import { helpArticles } from '../seed/help.ts'

const passedOn = ['purchased', 'packed', 'shipped', 'delivered']

function shopFigures(ctx: MockContext) {
  const items = itemsNow(ctx)
  const onSale = items.filter((item) => item.state === 'listed')
  const sold = items.filter((item) => passedOn.includes(item.state))
  const impacts = sold.map((item) => impactOf(item.category_tags, ''))
  const sum = (key: 'glassesOfWater' | 'hoursOfLighting' | 'milesByCar') =>
    impacts.reduce((all, one) => all + one[key], 0)
  return {
    piecesOnSale: onSale.length,
    brandsOnSale: new Set(onSale.map((item) => item.brand_id)).size,
    piecesPassedOn: sold.length,
    impact: {
      glassesOfWater: sum('glassesOfWater'),
      hoursOfLighting: sum('hoursOfLighting'),
      milesByCar: sum('milesByCar'),
    },
  }
}

function shopMap(ctx: MockContext) {
  const onSale = itemsNow(ctx).filter((item) => item.state === 'listed')
  const counts = new Map<string, number>()
  for (const item of onSale)
    for (const department of item.department_tags)
      for (const category of ['', ...item.category_tags])
        counts.set(`${department}/${category}`, (counts.get(`${department}/${category}`) ?? 0) + 1)
  const shelves = [...counts].map(([key, itemCount]) => {
    const [department = '', category = ''] = key.split('/')
    return { department, category: category || null, itemCount }
  })
  const byBrand = Map.groupBy(onSale, (item) => item.brand_slug)
  const brands = [...byBrand].map(([slug, pieces]) => ({
    id: pieces[0]?.brand_id,
    name: pieces[0]?.brand_name ?? '',
    slug,
    itemCount: pieces.length,
  }))
  const letterOf = (name: string) => (/^[A-Z]/i.test(name) ? name.charAt(0).toUpperCase() : '#')
  const letters = [...Map.groupBy(brands, (brand) => letterOf(brand.name))]
    .map(([letter, all]) => ({
      letter,
      brandCount: all.length,
      brands: all.toSorted((a, b) => a.name.localeCompare(b.name)),
    }))
    .sort((a, b) => Number(a.letter === '#') - Number(b.letter === '#') || a.letter.localeCompare(b.letter))
  return { shelves, letters }
}

type Contact = {
  messageId: string
  topic: string
  name: string
  email: string
  reference?: string | null
  text: string
}

function sendContactMessage({ db }: MockContext, input: Contact) {
  if (input.email === markedEmails.fails) throw new Error('a marked failure')
  if (input.email === markedEmails.throttled)
    return {
      __typename: 'TooManyTries',
      message: 'That was too many tries. Please try again in 15 minutes.',
      retryAfterSeconds: 900,
    }
  const reference = contactReference(input.messageId)
  const fields = [
    ...contactProblems(input),
    ...(reference ? [] : [{ field: 'messageId', message: 'Please reload the page and try again.' }]),
  ]
  if (!reference || fields.length > 0)
    return { __typename: 'InvalidInput', message: 'Please look at the marked fields.', fields }
  if (!db.state.contactMessages.some(({ messageId }) => messageId === input.messageId))
    db.state.contactMessages.push({ ...input })
  db.save()
  return { __typename: 'SendContactMessagePayload', reference }
}

export const companyMocks = {
  Query: {
    shopFigures: (_: unknown, __: unknown, ctx: MockContext) => shopFigures(ctx),
    shopMap: (_: unknown, __: unknown, ctx: MockContext) => shopMap(ctx),
    helpArticles: () => helpArticles,
  },
  Mutation: {
    sendContactMessage: (_: unknown, { input }: { input: Contact }, ctx: MockContext) =>
      sendContactMessage(ctx, input),
  },
}
