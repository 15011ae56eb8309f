import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'

describe.skipIf(!testServer)('size guides', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())
  const get = (
    operation: 'getSizeChartByName' | 'getSizeChartStandardGuides' | 'getSizeFragment' | 'getProduct',
    variables: object,
  ) => {
    const query = new URLSearchParams({
      operationName: operation,
      variables: JSON.stringify(variables),
      extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: persistedHashes[operation] } }),
    })
    return app.server.inject({ method: 'GET', url: `/graphql?${query}` })
  }

  test('are answered by GET, without making anybody a visitor', async () => {
    const chart = await get('getSizeChartByName', { name: 'women-letters' })
    expect(chart.json()).toMatchObject({ data: { sizeChart: { name: 'women-letters' } } })
    expect(chart.cookies).toEqual([])
    expect(
      (await get('getSizeChartStandardGuides', {})).json().data.sizeChartStandardGuides.length,
    ).toBeGreaterThan(5)
    expect((await get('getSizeFragment', { sizingId: 1004 })).json()).toMatchObject({
      data: { sizeFragment: { label: 'M', chartName: 'women-letters' } },
    })
    expect((await get('getProduct', { itemNumber: 1 })).statusCode).toBe(405)
  })

  test('know every size that the shop sells but those that fit everybody', async () => {
    const sizes = await app.db.selectFrom('size').select(['sizing_id', 'label', 'size_category']).execute()
    const missing: string[] = []
    for (const size of sizes) {
      const { data } = await app.newVisitor().run('getSizeFragment', { sizingId: size.sizing_id })
      if (data?.sizeFragment === null && size.size_category !== 'one')
        missing.push(`${size.sizing_id} ${size.label}`)
    }
    expect(missing).toEqual([])
  })

  test('cost one statement for any number of charts, kept for seconds', async () => {
    const shopper = app.newVisitor()
    await shopper.run('getSizeChartStandardGuides')
    app.statements()
    await shopper.run('getSizeChartStandardGuides')
    await shopper.run('getSizeChartByName', { name: 'rings' })
    expect(app.statements().filter((text) => text.includes('listSizeCharts'))).toEqual([])
  })
})
