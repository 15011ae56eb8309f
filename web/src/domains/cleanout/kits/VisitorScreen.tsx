import { Navigate } from '@tanstack/react-router'

/** Renders /cleanout/visitor: redirects an old URL to the visitors' flow. */
export const VisitorScreen = () => <Navigate to={'/cleanout/visitor/sell' as '/'} search={true} replace />
