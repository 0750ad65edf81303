// What the feature loads when the first of its pages is visited.
export { InformationPanel } from './InformationPanel.tsx'
export { loadPage } from './loadPage.tsx'
export { informationFacts } from './informationFacts.ts'
