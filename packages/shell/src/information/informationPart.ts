// The code loaded on the first visit of an information page.
export { InformationPanel } from './InformationPanel.tsx'
export { loadPage } from './loadPage.tsx'
export { informationFacts } from './informationFacts.ts'
