import { createRoot } from 'react-dom/client'

// What React costs a page that does nothing with it.
createRoot(document.getElementById('root')!).render(<h1>Hello</h1>)
