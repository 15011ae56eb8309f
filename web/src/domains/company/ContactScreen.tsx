import { helpHours, helpMail, helpPhone, officeAddress } from '@hemline/rules/vocabulary/office.ts'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import type { Search } from '../../platform/search-params.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import styles from './Contact.module.css'
import { ContactForm, type SentMessage } from './ContactForm.tsx'
import { useCompanyHead } from './use-company-head.ts'

function Sent({ message }: { message: SentMessage }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Panel as="section" padX={6} padY={8} surface="wash" round="sheet" aria-labelledby="sent">
      <h2 id="sent" ref={heading} tabIndex={-1}>
        We have your message
      </h2>
      <Text above={3} below={6} breaks>
        It is number <b className="num">{message.reference}</b>. A confirmation is on its way to{' '}
        <b>{message.email}</b>. It says by when a person answers, and its link opens the page where you read
        the answer.
      </Text>
      <Row>
        <HrefLink className={buttonClass({ look: 'line' })} href="/support">
          Look through the answers
        </HrefLink>
        <HrefLink className={buttonClass({ look: 'text' })} href="/">
          Back to the shop
        </HrefLink>
      </Row>
    </Panel>
  )
}

/** Lists phone and other ways to reach customer service. */
function Ways() {
  return (
    <Stack as="aside" gap={6} top aria-label="Other ways to reach us">
      <Panel as="section" padTop={5} edge="top">
        <Text as="h2" below={1} size={22}>
          Call
        </Text>
        <Text upTo="short" tone="soft" breaks>
          <a className="link alone num" href={helpPhone.href}>
            {helpPhone.label}
          </a>
          <br />
          {helpHours}. If you use a screen reader and are stuck, a person will go through the page with you.
        </Text>
      </Panel>
      <Panel as="section" padTop={5} edge="top">
        <Text as="h2" below={1} size={22}>
          Email
        </Text>
        <Text upTo="short" tone="soft" breaks>
          <a className="link alone" href={`mailto:${helpMail}`}>
            {helpMail}
          </a>
        </Text>
      </Panel>
      <Panel as="section" padTop={5} edge="top">
        <Text as="h2" below={1} size={22}>
          Mail
        </Text>
        <Text as="address" slant="normal">
          {officeAddress.map((line) => (
            <Text as="span" block key={line}>
              {line}
            </Text>
          ))}
        </Text>
      </Panel>
    </Stack>
  )
}

/**
 * Renders /contact: the contact form and the other ways to reach the shop. `topic` and `about` in the query
 * fill in the form.
 */
export function ContactScreen() {
  useCompanyHead('contact')
  const { topic, about } = useSearch({ strict: false }) as Search
  const [sent, setSent] = useState<SentMessage>()
  return (
    <Stack gap={12} padTop={10} className={classes('page', styles.screen)}>
      <Panel upTo="list" shrinks>
        <h1>Write to us</h1>
        <Text above={3} below={8} size={18} tone="soft">
          A person reads every message, and we tell you by when you have an answer. Many answers are already
          in the{' '}
          <HrefLink className="link" href="/support">
            help center
          </HrefLink>
          .
        </Text>
        {sent ? <Sent message={sent} /> : <ContactForm topic={topic} about={about} onSent={setSent} />}
      </Panel>
      <Ways />
    </Stack>
  )
}
