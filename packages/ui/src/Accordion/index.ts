export type { AccordionItemProps, AccordionRootProps } from './Accordion.tsx'
export * as Accordion from './Accordion.tsx'
