import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { styled } from '@mui/material/styles'
import { numero } from '../lib/formats.ts'
import { c } from './tokens.ts'

const Count = styled('em')({
  fontStyle: 'normal',
  fontSize: 13,
  fontWeight: 600,
  lineHeight: '20px',
  minWidth: 22,
  textAlign: 'center',
  padding: '0 6px',
  borderRadius: 10,
  background: c.neutroTinte,
  color: c.neutro,
  '.Mui-selected &': { background: c.primarioTinte, color: c.primarioFuerte },
})

export type CountTabsProps<V extends string> = {
  label: string
  value: V
  tabs: { value: V; text: string; count?: number }[]
  onChange: (value: V) => void
  /** id of the element the tabs switch, if it has one. */
  controls?: string
}
/** Tabs with the number of things behind each. Keep the value in the URL (`useListState({ filters })` or search params). */
export function CountTabs<V extends string>({ label, value, tabs, onChange, controls }: CountTabsProps<V>) {
  return (
    <Tabs
      value={value}
      onChange={(_event, next: V) => onChange(next)}
      aria-label={label}
      variant="scrollable"
      scrollButtons={false}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          value={tab.value}
          aria-controls={controls}
          label={
            <>
              {tab.text}
              {tab.count === undefined ? null : <Count>{numero(tab.count)}</Count>}
            </>
          }
        />
      ))}
    </Tabs>
  )
}
