import { helpHours, helpMail, helpPhone, officeAddress } from '@hemline/rules/vocabulary/office.ts'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import type { Search } from '../../platform/search-params.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import styles from './Contact.module.css'
import { ContactForm, type SentMessage } from './ContactForm.tsx'
import { useCompanyHead } from './use-company-head.ts'

function Sent({ message }: { message: SentMessage }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.sent} aria-labelledby="sent">
      <h2 id="sent" ref={heading} tabIndex={-1}>
        We have your message
      </h2>
      <p>
        It is number <b className="num">{message.reference}</b>. A confirmation is on its way to{' '}
        <b>{message.email}</b>, and a person will answer within one business day.
      </p>
      <Row>
        <HrefLink className={buttonClass({ look: 'line' })} href="/support">
          Look through the answers
        </HrefLink>
        <HrefLink className={buttonClass({ look: 'text' })} href="/">
          Back to the shop
        </HrefLink>
      </Row>
    </section>
  )
}

/** Lists phone and other ways to reach customer service. */
function Ways() {
  return (
    <Stack as="aside" gap={6} top className={styles.other} aria-label="Other ways to reach us">
      <section>
        <h2>Call</h2>
        <p>
          <a className="link alone num" href={helpPhone.href}>
            {helpPhone.label}
          </a>
          <br />
          {helpHours}. If you use a screen reader and are stuck, a person will go through the page with you.
        </p>
      </section>
      <section>
        <h2>Email</h2>
        <p>
          <a className="link alone" href={`mailto:${helpMail}`}>
            {helpMail}
          </a>
        </p>
      </section>
      <section>
        <h2>Mail</h2>
        <address>
          {officeAddress.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
    </Stack>
  )
}

/**
 * /contact: the contact form and the other ways to reach the shop. `topic` and `about` in the query fill
 * in the form.
 */
export function ContactScreen() {
  useCompanyHead('contact')
  const { topic, about } = useSearch({ strict: false }) as Search
  const [sent, setSent] = useState<SentMessage>()
  return (
    <div className={classes('page', styles.screen)}>
      <div className={styles.main}>
        <h1>Write to us</h1>
        <p className={styles.lead}>
          A person reads every message and answers within one business day. Many answers are already in the{' '}
          <HrefLink className="link" href="/support">
            help center
          </HrefLink>
          .
        </p>
        {sent ? <Sent message={sent} /> : <ContactForm topic={topic} about={about} onSent={setSent} />}
      </div>
      <Ways />
    </div>
  )
}
