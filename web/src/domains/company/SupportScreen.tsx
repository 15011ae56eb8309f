import { type HelpTopic, helpTopics } from '@hemline/rules/vocabulary/help.ts'
import { GetHelpArticlesDocument } from '@hemline/schema/generated/graphql.ts'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { ErrorScreen } from '../../ui/ErrorScreen.tsx'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Markdown } from '../legal/Markdown.tsx'
import { type Article, foundArticles } from './help-search.ts'
import styles from './Support.module.css'
import { useCompanyHead } from './use-company-head.ts'

const topics = Object.entries(helpTopics) as [HelpTopic, (typeof helpTopics)[HelpTopic]][]

function Question({ article, open }: { article: Article; open: boolean }) {
  return (
    <Panel as="details" edge="bottom" className={styles.question} id={article.slug} open={open}>
      <summary>
        <h3>{article.question}</h3>
      </summary>
      <Panel upTo="measure" tone="soft" className={styles.answer}>
        <Markdown text={article.answerMarkdown} />
        {article.links.length > 0 && (
          <Row as="p" gap={5} rows={0} align="stretch">
            {article.links.map(({ label, href }) => (
              <HrefLink key={href} className="link alone" href={href}>
                {label}
              </HrefLink>
            ))}
          </Row>
        )}
      </Panel>
    </Panel>
  )
}

function Questions({ articles, typed }: { articles: readonly Article[]; typed: string }) {
  const wanted = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    if (wanted) globalThis.document.getElementById(wanted)?.scrollIntoView?.({ block: 'center' })
  }, [wanted])
  const found = foundArticles(articles, typed)
  return (
    <Stack gap={12} className={styles.topics}>
      <p className="sr" role="status">
        {typed.trim() ? `${countOf(found.length, 'answer')} found` : ''}
      </p>
      {found.length === 0 && (
        <Text padY={8} textAlign="center">
          Nothing in the help center has all of these words. Try fewer of them, or{' '}
          <HrefLink className="link" href="/contact">
            ask a person
          </HrefLink>
          .
        </Text>
      )}
      {topics.map(([topic, { label, about }]) => {
        const here = found.filter((article) => article.topic === topic)
        if (here.length === 0) return null
        return (
          <Stack as="section" key={topic} id={topic} aria-labelledby={`${topic}-name`}>
            <div className={styles.topicHead}>
              <Text as="h2" size={28} id={`${topic}-name`}>
                {label}
              </Text>
              <Text above={1} tone="soft">
                {about}
              </Text>
            </div>
            <Panel edge="top">
              {here.map((article) => (
                <Question
                  key={article.slug}
                  article={article}
                  open={article.slug === wanted || found.length === 1}
                />
              ))}
            </Panel>
          </Stack>
        )
      })}
    </Stack>
  )
}

function Stuck() {
  return (
    <Row
      as="section"
      gap={8}
      rows={4}
      justify="between"
      padX={6}
      padY={8}
      surface="sunk"
      className={styles.stuck}
      aria-labelledby="stuck"
    >
      <div>
        <h2 id="stuck">Still stuck?</h2>
        <Text above={1} tone="soft">
          Write to us, and a person answers. We tell you by when.
        </Text>
      </div>
      <HrefLink className={buttonClass()} href="/contact">
        Contact us
      </HrefLink>
    </Row>
  )
}

/**
 * Renders the help center: all questions on one page, filtered while the user types; the error screen when
 * they can't be loaded.
 */
export function SupportScreen() {
  useCompanyHead('support')
  const [typed, setTyped] = useState('')
  const [{ data, error }] = useQuery({ query: GetHelpArticlesDocument })
  if (error && !data) return <ErrorScreen />
  return (
    <Page>
      <Panel padTop={10} padBottom={8} textAlign="center" className={styles.top}>
        <h1>How can we help?</h1>
        <search>
          <SearchField
            className={look({ round: 'full', upTo: 'form' }, styles.box)}
            label="Search the answers"
            placeholder="Returns, holds, sizes"
            value={typed}
            onType={setTyped}
          />
        </search>
        <Row
          as="nav"
          aria-label="Topics"
          gap={6}
          rows={0}
          align="stretch"
          justify="center"
          above={4}
          size={14}
        >
          {topics.map(([topic, { label }]) => (
            <a key={topic} className="link alone" href={`#${topic}`}>
              {label}
            </a>
          ))}
        </Row>
      </Panel>
      {data ? (
        <Questions articles={data.helpArticles} typed={typed} />
      ) : (
        <Stack gap={12} className={styles.topics} role="status" aria-label="Loading answers">
          {[1, 2, 3, 4].map((n) => (
            <Skeleton key={n} height="4.5rem" />
          ))}
        </Stack>
      )}
      <Stuck />
    </Page>
  )
}
