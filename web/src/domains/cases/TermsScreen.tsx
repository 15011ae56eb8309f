import { generalTerms, kindTerms } from '@hemline/rules/cases/terms.ts'
import { Link } from '@tanstack/react-router'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Page, Row, Stack, Text } from '../../ui/layout.tsx'

/** Renders the terms of the resolution hub in plain words. */
export function TermsScreen() {
  usePageHead({ title: 'What we promise', robots: 'noindex' })
  return (
    <Page above={8} upTo="text">
      <h1>What we promise when something goes wrong</h1>
      <Stack gap={6} above={6}>
        {[...kindTerms, ...generalTerms].map(({ title, words }) => (
          <section key={title}>
            <Text as="h2" size={22} below={2}>
              {title}
            </Text>
            <p>{words}</p>
          </section>
        ))}
      </Stack>
      <Row above={8}>
        <Link to="/resolution-hub" className={buttonClass()}>
          Something went wrong
        </Link>
      </Row>
    </Page>
  )
}
