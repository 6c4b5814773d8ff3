import type { DragEvent } from 'react'

/** A row that takes files dropped on it, before what lies around it does. */
export const rowDrop = (setOver: (over: boolean) => void, onFiles: (files: File[]) => void) => ({
  onDragEnter: (event: DragEvent) => event.stopPropagation(),
  onDragOver: (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setOver(true)
  },
  onDragLeave: () => setOver(false),
  onDrop: (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  },
})
