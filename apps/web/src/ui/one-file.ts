import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { toast } from './toasts.ts'

/** Where one file goes, of several none is taken: which is meant nobody knows, and the others would be gone. */
export const oneFile =
  (take: (file: File) => void) =>
  (files: readonly File[]): void => {
    const [file, ...others] = files
    if (others.length > 0) toast(interfaz.unSoloArchivo, { tono: 'error' })
    else if (file) take(file)
  }
