import { slugify } from '@hemline/rules/common/slugs.ts'
import { ineligibleBrands, letterOf } from '@hemline/rules/earnings/ineligible-brands.ts'
import { ineligibleLetterOf, ineligibleLetters } from '@hemline/rules/earnings/ineligible-letters.ts'
import { useState } from 'react'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { usePlace } from '../../../platform/place.ts'
import { chipClass } from '../../../ui/Chip.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Grid, Panel, Row, Stack, Text } from '../../../ui/layout.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { Section } from './Section.tsx'
import { WhyNothing } from './WhyNothing.tsx'

const path = '/cleanout/ineligible-payout-brands'
const nameOf = (letter: string) => (letter === '0' ? '0–9' : letter.toUpperCase())

function Letters({ current }: { current: string | undefined }) {
  return (
    <Row as="nav" gap={2} below={6} aria-label="Letters">
      <HrefLink className={chipClass} href={path} aria-current={current ? undefined : 'page'}>
        All
      </HrefLink>
      {ineligibleLetters.map((letter) => (
        <HrefLink
          key={letter}
          className={chipClass}
          href={`${path}/${letter}`}
          aria-current={letter === current ? 'page' : undefined}
        >
          {nameOf(letter)}
        </HrefLink>
      ))}
    </Row>
  )
}

/**
 * Renders the brands whose pieces pay their seller nothing: all of them, or those of the letter in the path,
 * with a field that finds a brand by name.
 */
export function IneligibleBrandsScreen() {
  usePageHead({})
  const current = ineligibleLetterOf(usePlace().pathname.split('/')[3] ?? '')
  const [typed, setTyped] = useState('')
  const wanted = slugify(typed)
  const shown = ineligibleBrands.filter(
    (name) => (current === undefined || letterOf(name) === current) && slugify(name).includes(wanted),
  )
  return (
    <CleanoutFrame
      current="guide"
      title="Brands without a payout"
      lead="Pieces of these brands pay their seller nothing. Everything else that passes inspection does."
    >
      <Section title="From A to Z">
        <Letters current={current} />
        <Panel upTo="form" below={6}>
          <Field
            label="Is a brand among them?"
            value={typed}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Panel>
        <div role="status">
          {shown.length === 0 && (
            <Text>
              {wanted ? (
                <>
                  <b>
                    “{typed.trim()}” is not among them{current && ` under ${nameOf(current)}`}.
                  </b>{' '}
                  What passes inspection pays.
                </>
              ) : (
                'No brand stands here.'
              )}
            </Text>
          )}
        </div>
        <Stack gap={6}>
          {ineligibleLetters
            .map((letter) => ({ letter, names: shown.filter((name) => letterOf(name) === letter) }))
            .filter(({ names }) => names.length > 0)
            .map(({ letter, names }) => (
              <Panel as="section" key={letter} edge="top" padTop={4} aria-label={nameOf(letter)}>
                <Text as="h3" size={22} below={3}>
                  {nameOf(letter)}
                </Text>
                <Grid as="ul" columns={4} from="phone" gap={2}>
                  {names.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </Grid>
              </Panel>
            ))}
        </Stack>
      </Section>
      <WhyNothing />
    </CleanoutFrame>
  )
}
