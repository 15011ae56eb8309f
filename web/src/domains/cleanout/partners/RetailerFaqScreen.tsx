import { luxuryRetailer } from '@hemline/rules/vocabulary/partners.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Panel, Row } from '../../../ui/layout.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { Questions } from '../ways/Questions.tsx'
import { Section } from '../ways/Section.tsx'
import { retailerQuestions } from './retailer-questions.ts'

const { slug, name } = luxuryRetailer

/** Answers what customers of the luxury retailer ask (§2 /faq). */
export function RetailerFaqScreen() {
  usePageHead({})
  return (
    <CleanoutFrame
      title="What customers ask"
      lead={`About sending designer pieces to Hemline with a label of ${name}.`}
      crumbs={<HrefLink href={`/cleanout/${slug}`}>{name} and Hemline</HrefLink>}
    >
      <Section title="Questions">
        <Panel upTo="list">
          <Questions asked={retailerQuestions(name)} />
        </Panel>
        <Row above={6}>
          <HrefLink className={buttonClass()} href={`/cleanout/${slug}#label`}>
            Get your label
          </HrefLink>
          <HrefLink className="link alone" href="/contact">
            Ask us something else
          </HrefLink>
        </Row>
      </Section>
    </CleanoutFrame>
  )
}
