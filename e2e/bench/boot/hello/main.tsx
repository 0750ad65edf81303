import { createRoot } from 'react-dom/client'

// Measures the cost of React on a page that does nothing else.
createRoot(document.getElementById('root')!).render(<h1>Hello</h1>)
