import { LookPage } from './LookPage.tsx'

/** Renders /image-search/share/:shareabilityId, a shared picture search for people with the link. */
export const ImageSearchShareScreen = () => <LookPage isShare />
