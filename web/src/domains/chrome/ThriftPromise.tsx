import { Link } from '@tanstack/react-router'
import { Page, Row, Text } from '../../ui/layout.tsx'

/**
 * Renders the box "Our Thrift Promise" with a link to customer service, for users with an account
 * (specification §2).
 */
export function ThriftPromise() {
  return (
    <Page as="aside" above={16} aria-label="Thrift Promise">
      <Row gap={8} rows={3} justify="between" padX={6} padY={5} surface="wash" round="sheet">
        <div>
          <Text as="h2" below={1} size={22}>
            Our Thrift Promise
          </Text>
          <Text upTo="measure" size={14} tone="soft">
            A person looks over every piece that we send, and describes it as it is. A piece that a member
            sends says so, and its seller is paid once it is with you. If something is not right, tell us and
            we will put it right.
          </Text>
        </div>
        <Link className="link alone" to="/contact">
          Contact Us
        </Link>
      </Row>
    </Page>
  )
}
