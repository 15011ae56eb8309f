import { describe, expect, it } from 'vitest'
import { pageFieldsOf, pageProblems, pageTextsOf, placeProblem } from './pages.ts'

const texts = {
  name: ' Open  Door ',
  logoText: 'Open',
  bannerText: 'Come in',
  description: 'We open doors.',
  moneyDoes: 'It pays the rent.',
  pictureAlt: '',
}

describe('the page of a partner or a charity', () => {
  it('keeps the texts of its kind, without needless spaces', () => {
    expect(pageTextsOf('charity', texts)).toMatchObject({ name: 'Open Door', logoText: '', bannerText: '' })
    expect(pageTextsOf('partner', texts)).toMatchObject({ name: '', moneyDoes: '', bannerText: 'Come in' })
    expect(pageFieldsOf('rental')).not.toContain('name')
  })

  it('needs every text, and words for its picture', () => {
    expect(pageProblems('charity', pageTextsOf('charity', texts), false)).toEqual({})
    expect(Object.keys(pageProblems('charity', pageTextsOf('charity', texts), true))).toEqual(['pictureAlt'])
    const empty = pageTextsOf('partner', { ...texts, logoText: ' ', bannerText: '', description: '' })
    expect(Object.keys(pageProblems('partner', empty, false))).toEqual([
      'logoText',
      'bannerText',
      'description',
    ])
  })

  it('takes no long text and no address', () => {
    const long = pageTextsOf('partner', { ...texts, bannerText: 'a'.repeat(91) })
    expect(pageProblems('partner', long, false).bannerText).toMatch(/91 characters long. The most is 90/)
    const way = pageTextsOf('partner', { ...texts, description: 'Look at www.elsewhere.example' })
    expect(pageProblems('partner', way, false).description).toMatch(/without addresses/)
  })

  it('shows no picture that is too small for its place', () => {
    expect(placeProblem('wide', { width: 1216, height: 500 })).toBeUndefined()
    expect(placeProblem('wide', { width: 900, height: 1200 })).toMatch(/900 by 1200 pixels.*1216 by 500/)
  })
})
