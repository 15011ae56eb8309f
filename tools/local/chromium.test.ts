import { expect, it } from 'vitest'
import { chromiumPath } from './chromium.ts'

const whole = '/usr/bin/chromium'
const headless = '/usr/bin/chromium-headless-shell'
const only =
  (...present: string[]) =>
  (path: string) =>
    present.includes(path)

it('drives the browser without windows when both are there', () => {
  expect(chromiumPath(undefined, only(whole, headless))).toBe(headless)
  expect(chromiumPath('', only(whole))).toBe(whole)
})

it('drives the browser that is named, and names one when there is none', () => {
  expect(chromiumPath('/opt/browser', only(whole, headless))).toBe('/opt/browser')
  expect(chromiumPath(undefined, only())).toBe(whole)
})
