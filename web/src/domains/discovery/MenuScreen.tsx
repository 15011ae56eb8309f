import { fixedHead } from '@hemline/rules/seo/document-head-pages.ts'
import { classify } from '@hemline/rules/site/routes.ts'
import {
  type Department,
  departmentLabels,
  departments,
  isDepartment,
  kidsDepartments,
} from '@hemline/rules/vocabulary/departments.ts'
import { GetShopIndexDocument, type GetShopIndexQuery } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Page, Panel, Row, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Menu.module.css'

type Category = GetShopIndexQuery['categories'][number]

const homeOf = (department: Department) =>
  kidsDepartments.includes(department) ? `/kids/${department}` : `/${department}`

/** The categories of a department that stand for a whole kind, each with its narrower kinds. */
function kindsOf(categories: readonly Category[], department: Department) {
  const within = categories.filter((one) => one.departmentTags.includes(department))
  const ids = new Set(within.map(({ id }) => id))
  return within
    .filter(({ parentId }) => parentId === null || !ids.has(parentId))
    .map((root) => ({ root, narrower: within.filter(({ parentId }) => parentId === root.id) }))
}

function Kinds({ categories, department }: { categories: readonly Category[]; department: Department }) {
  const home = homeOf(department)
  const kinds = kindsOf(categories, department)
  return (
    <section aria-labelledby="kinds">
      <h2 id="kinds">{departmentLabels[department]}</h2>
      <p>
        <HrefLink className="link" href={home}>
          Everything in {departmentLabels[department]}
        </HrefLink>
      </p>
      <Stack as="ul" gap={6} above={4} className={styles.kinds}>
        {kinds.map(({ root, narrower }) => (
          <li key={root.id}>
            <HrefLink
              href={`${home}/${root.path}`}
              className={look({ flow: 'row', gap: 0, noWrap: true, edge: 'bottom', tall: 44, weight: 600 })}
            >
              {root.name}
            </HrefLink>
            {narrower.length > 0 && (
              <ul>
                {narrower.map((one) => (
                  <Panel as="li" whole key={one.id}>
                    <HrefLink
                      className={look({ flow: 'row', gap: 0, noWrap: true, tall: 44, tone: 'soft' })}
                      href={`${home}/${one.path}`}
                    >
                      {one.name}
                    </HrefLink>
                  </Panel>
                ))}
              </ul>
            )}
          </li>
        ))}
      </Stack>
    </section>
  )
}

/**
 * Shows the page /menu: all departments, and the categories of the one in the URL (`in`), by default women. A
 * failed request shows an error with "Try again".
 */
export function MenuScreen() {
  const place = usePlace()
  const asked = new URLSearchParams(place.search).get('in') ?? ''
  const current: Department = isDepartment(asked) ? asked : 'women'
  usePageHead(fixedHead(classify(place.pathname)))
  const [{ data, error, fetching }, ask] = useQuery({ query: GetShopIndexDocument })
  return (
    <Page padTop={6} padBottom={16}>
      <h1>Menu</h1>
      <Stack gap={6} above={4} className={styles.two}>
        <nav aria-label="Choose a department" className={styles.departments}>
          <Row swipes as="ul" gap={5} align="stretch" noWrap edge="bottom">
            {departments.map((department) => (
              <li key={department}>
                <HrefLink
                  className={look({
                    flow: 'row',
                    gap: 0,
                    noWrap: true,
                    tall: 44,
                    tone: 'soft',
                    nowrap: true,
                  })}
                  href={`/menu?in=${department}`}
                  aria-current={department === current ? 'true' : undefined}
                >
                  {departmentLabels[department]}
                </HrefLink>
              </li>
            ))}
          </Row>
        </nav>
        {data ? (
          <Kinds categories={data.categories} department={current} />
        ) : error && !fetching ? (
          <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
            {friendlyError(error, 'generic')}
          </ErrorMessage>
        ) : (
          <div role="status" aria-label="Loading the kinds">
            <Skeleton height={480} />
          </div>
        )}
      </Stack>
    </Page>
  )
}
