export {
  createToastQueue,
  TOAST_STAY_MS,
  type ShownToast,
  type ToastOptions,
  type ToastQueue,
  type ToastTone,
} from './toastQueue.ts'
export { Toasts, type ToastsProps } from './Toasts.tsx'
