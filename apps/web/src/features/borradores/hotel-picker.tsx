import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { sinAcentos } from '@valija/palabras/sin-acentos.ts'
import { useId, useState } from 'react'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { useTurn } from '../../lib/use-turn.ts'
import { useWork } from '../../lib/use-work.ts'
import { onPhone } from '../../lib/widths.ts'
import { Block, Hidden, Mono, Quiet, Stack, Text } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { c } from '../../ui/tokens.ts'
import { Waiting } from '../../ui/waiting.tsx'
import { changeOf, proveedoresQuery } from './borrador-calls.ts'

const rowHeight = 52
/** Five entries show at a time (Supplier batches §9); the rest is scrolled to or searched for. */
const visibles = 5

const List = styled('div')({
  maxHeight: rowHeight * visibles + 2,
  overflow: 'auto',
  border: `1px solid ${c.linea}`,
  borderRadius: 6,
  background: c.papel,
})
const Option = styled('button')({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1.4fr) minmax(0, 1fr) 130px',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  height: rowHeight,
  padding: '0 12px',
  border: 0,
  borderBottom: `1px solid ${c.linea}`,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:hover': { background: c.hundido },
  '&[aria-selected=true]': { background: c.primarioTinte },
  [onPhone]: {
    gridTemplateColumns: '40px minmax(0, 1fr)',
    gap: '0 10px',
    '& .comercial': { display: 'none' },
    '& .rfc': { gridColumn: 2 },
  },
})

/** Beyond this the list is no way of choosing. */
const mostrados = 200
const plain = (texto: string) => sinAcentos(texto).toLowerCase()

type HotelPickerProps = { id: string; elegido: number | null; onDone?: () => void }
/** Step 2: the hotel, searched by business name; a proveedor is only given its own. */
export function HotelPicker({ id, elegido, onDone }: HotelPickerProps) {
  const [texto, setTexto] = useState('')
  const { failure, run } = useWork()
  const { begin } = useTurn()
  const { data: hoteles, error: sinLista, isLoading } = useQuery(proveedoresQuery)
  const change = changeOf(id)
  const inputId = useId()
  const words = plain(texto).split(/\s+/).filter(Boolean)
  const hallados = (hoteles ?? []).filter((hotel) => {
    const donde = plain(`${hotel.razonSocial} ${hotel.nombreComercial} ${hotel.rfc} ${hotel.id}`)
    return words.every((word) => donde.includes(word))
  })
  const choose = (proveedorId: number) =>
    run(async () => {
      const mine = begin()
      await change(borradoresApi.elegirProveedor({ params: { id }, body: { proveedorId } }))
      if (!mine.aborted) onDone?.()
    })
  return (
    <Stack gap={8}>
      <Text as="label" htmlFor={inputId} small weight={600}>
        {t.buscarHotel}
      </Text>
      <OutlinedInput
        id={inputId}
        value={texto}
        onChange={({ target }) => setTexto(target.value)}
        autoComplete="off"
        placeholder={t.razonSocial}
      />
      {isLoading ? <Waiting /> : null}
      <ErrorNotice error={sinLista} />
      <ErrorNotice error={failure} />
      <List role="listbox" aria-label={t.elegirHotel}>
        {hallados.slice(0, mostrados).map((hotel) => (
          <Option
            key={hotel.id}
            type="button"
            role="option"
            aria-selected={hotel.id === elegido}
            onClick={() => void choose(hotel.id)}
          >
            <Quiet>
              <Hidden>{t.hotelId} </Hidden>
              {hotel.id}
            </Quiet>
            <Text weight={600} title={hotel.razonSocial}>
              {hotel.razonSocial}
            </Text>
            <span className="comercial" title={hotel.nombreComercial}>
              {hotel.nombreComercial}
            </span>
            <span className="rfc">
              <Mono tone="texto2">{hotel.rfc}</Mono>
            </span>
          </Option>
        ))}
        {hallados.length > mostrados ? (
          <Block p={16} tone="texto2">
            {t.masHoteles({ n: hallados.length - mostrados })}
          </Block>
        ) : null}
        {hoteles !== undefined && hallados.length === 0 ? (
          <Block p={16} tone="texto2">
            {t.sinHoteles}
          </Block>
        ) : null}
      </List>
    </Stack>
  )
}
