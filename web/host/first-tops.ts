// The top of pages that are words: what their screens show before anything is asked.
import { cleanoutPlaces, cleanoutWords } from '@hemline/rules/cleanout/words.ts'
import { homeWords } from '@hemline/rules/site/home-words.ts'
import { type Classes, div, link, trail } from './first-parts.ts'

const nothing = '\u00a0'

/** Its pictures and counts are of pieces that hang there now: they come with the site. */
export function homeTop(c: Classes): string {
  const { heading, below, ways, counts } = homeWords
  const [first, second] = heading
  const acts = ways
    .map(({ label, href }, i) =>
      link(href, label, ` class="${c('Button', 'button', i === 0 ? 'main' : 'line')}"`),
    )
    .join('')
  const facts = [counts.women, `new ${counts.fresh}`, counts.brands]
    .map((label) => `<div><dd>${nothing}</dd><dt>${label}</dt></div>`)
    .join('')
  const words = [
    `<h1>${first}<br><em>${second}</em></h1><p>${below}</p>`,
    div(c('Home', 'acts'), acts),
    `<dl class="${c('Home', 'facts')} num">${facts}</dl>`,
  ]
  const trio = `<span class="${c('Home', 'pic')}"></span>`.repeat(3)
  const inner = div(c('Home', 'say'), words.join('')) + div(c('Home', 'trio'), trio)
  return `<section class="${c('Home', 'hero')}">${div(`page ${c('Home', 'heroIn')}`, inner)}</section>`
}

/** `bag`: the picture's file in this build. */
export function cleanoutTop(c: Classes, bag: string | undefined): string {
  const [first, second] = cleanoutWords.title
  const places = cleanoutPlaces
    .map(({ key, href, label }) => link(href, label, key === 'how' ? ' aria-current="page"' : ''))
    .join('')
  const acts = [
    link(
      '/cleanout/sell?service=standard',
      cleanoutWords.order,
      ` class="${c('Button', 'button', 'paper')}"`,
    ),
    link(
      '/cleanout/sell?service=standard&type=label',
      cleanoutWords.print,
      ` class="${c('Button', 'button', 'line')} ${c('Ways', 'onGreen')}"`,
    ),
    `<p class="${c('Ways', 'now')} num"></p>`,
  ]
  const say = [
    `<h1>${first} <em class="${c('Ways', 'second')}">${second}</em></h1>`,
    div(c('CleanoutFrame', 'lead'), cleanoutWords.lead),
    div(`${c('layout', 'row', 'g3')} ${c('CleanoutFrame', 'actions')}`, acts.join('')),
  ]
  const picture =
    bag &&
    `<img src="/${bag}" alt="" width="800" height="1000" class="${c('Ways', 'bag')}" fetchpriority="high" decoding="async">`
  const top = div(c('CleanoutFrame', 'say'), say.join('')) + div(c('CleanoutFrame', 'aside'), picture ?? '')
  const row = `<nav class="${c('CleanoutFrame', 'places')}" aria-label="Clean out">${div('page', places)}</nav>`
  return `<section class="${c('CleanoutFrame', 'band', 'hero')}">${row}${div(`page ${c('CleanoutFrame', 'top')}`, top)}</section>`
}

export type Titled = { crumbs: Parameters<typeof trail>[0]; heading: string }

export function brandsTop({ crumbs, heading }: Titled, c: Classes): string {
  return div(
    'page',
    trail(crumbs, c) + div(c('Brands', 'head'), div('', `<h1>${heading}</h1><p class="num">${nothing}</p>`)),
  )
}
