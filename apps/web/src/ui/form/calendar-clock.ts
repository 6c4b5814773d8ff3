import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'

const kept = new Map<string | undefined, typeof AdapterDayjs>()

/** A calendar whose today is the business day, as everything else on the screen has it; undefined is the browser's. */
export function calendarAt(hoy: string | undefined): typeof AdapterDayjs {
  const known = kept.get(hoy)
  if (known) return known
  class Calendar extends AdapterDayjs {
    constructor(options?: ConstructorParameters<typeof AdapterDayjs>[0]) {
      super(options)
      const read = this.date
      this.date = (value, timezone) => read((value === undefined ? hoy : value) as typeof value, timezone)
    }
  }
  kept.set(hoy, Calendar)
  return Calendar
}
