import Popover from '@mui/material/Popover'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { esES } from '@mui/x-date-pickers/locales'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import dayjs from 'dayjs'
import es from 'dayjs/locale/es'
import { type RefObject, use } from 'react'
import { isWeekend } from '../../lib/formats.ts'
import { SesionContext } from '../../lib/sesion.ts'
import { c } from '../tokens.ts'
import { calendarAt } from './calendar-clock.ts'

// The product writes "vie", not "vie.".
dayjs.locale(
  { ...es, name: 'es-valija', weekdaysShort: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'] },
  undefined,
  true,
)
/** Nobody pays then: told apart. */
const quietDay = { background: c.neutroTinte, '&:not(.Mui-disabled)': { color: c.texto2 } }
const dayOf = (day: dayjs.Dayjs) => day.format('YYYY-MM-DD')
/** The hand begins at the day that is chosen, or at today. */
const goIn = (calendar: HTMLElement | null) =>
  calendar?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus({ preventScroll: true })

export type DateCalendarProps = {
  /** The field it hangs from. */
  anchor: RefObject<HTMLElement | null>
  /** `yyyy-mm-dd`, as `min` and `max`, the first and the last that can be chosen. */
  value: string | null
  onChoose: (dia: string) => void
  onClose: () => void
  min: string | undefined
  max: string | undefined
}
/** The calendar of a date field; screens use `DatePick`, which fetches it when it is asked for. */
export default function FieldCalendar({ anchor, value, onChoose, onClose, min, max }: DateCalendarProps) {
  const hoy = use(SesionContext)?.diaDeNegocio
  return (
    <Popover
      open
      anchorEl={() => anchor.current}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': interfaz.fechaVacia.elegir } }}
    >
      <LocalizationProvider
        dateAdapter={calendarAt(hoy)}
        adapterLocale="es-valija"
        localeText={esES.components.MuiLocalizationProvider.defaultProps.localeText}
      >
        <DateCalendar
          ref={goIn}
          value={value === null ? null : dayjs(value)}
          minDate={min === undefined ? undefined : dayjs(min)}
          maxDate={max === undefined ? undefined : dayjs(max)}
          onChange={(day: dayjs.Dayjs | null, state) => {
            if (state !== 'finish' || day === null) return
            onChoose(dayOf(day))
            onClose()
          }}
          slotProps={{
            day: ({ day, isDaySelected }) =>
              isWeekend(dayOf(day)) && !isDaySelected ? { sx: quietDay } : {},
          }}
        />
      </LocalizationProvider>
    </Popover>
  )
}
