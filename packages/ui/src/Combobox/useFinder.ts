'use client'
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useState } from 'react'
import type { ChangeDetails } from '../controlled/changeDetails.ts'
import { useControlled } from '../controlled/useControlled.ts'
import { matching, type ComboboxItem } from './matching.ts'

export type ComboboxChange = ChangeDetails<'chosen' | 'cleared'>

interface FinderOptions {
  items: readonly ComboboxItem[]
  given: string | null | undefined
  defaultValue: string | null
  onValueChange: ((value: string | null, details: ComboboxChange) => void) | undefined
  onQueryChange: ((query: string) => void) | undefined
}

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes

/**
 * On blur, the field shows the selected item again. Escape closes the list and keeps the selection: downshift would
 * clear the field on a second Escape, which also closes a dialog around it.
 */
function onLeaving(
  { selectedItem }: UseComboboxState<ComboboxItem>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxItem>,
): Partial<UseComboboxState<ComboboxItem>> {
  if (type === InputKeyDownEscape)
    return { ...changes, isOpen: false, selectedItem, inputValue: selectedItem?.label ?? '' }
  return type === InputBlur ? { ...changes, inputValue: changes.selectedItem?.label ?? '' } : changes
}

export function useFinder({ items, given, defaultValue, onValueChange, onQueryChange }: FinderOptions) {
  const [value, change] = useControlled<string | null, ComboboxChange>(given, defaultValue, onValueChange)
  const [query, setQuery] = useState('')
  // The selection stays when another search replaces the items.
  const [last, setLast] = useState<ComboboxItem | null>(null)
  const chosen = items.find((item) => item.id === value) ?? (last?.id === value ? last : null)
  // A query equal to the selected name is not a search.
  const found = onQueryChange || query === chosen?.label ? items : matching(items, query)
  const box = useCombobox<ComboboxItem>({
    items: [...found],
    selectedItem: chosen,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.id,
    isItemDisabled: (item) => item.disabled === true,
    stateReducer: onLeaving,
    onInputValueChange: ({ inputValue }) => {
      setQuery(inputValue)
      onQueryChange?.(inputValue)
      if (inputValue === '' && value !== null) change(null, { reason: 'cleared' })
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return
      setLast(selectedItem)
      change(selectedItem.id, { reason: 'chosen' })
    },
  })
  return { box, found, menuProps: box.getMenuProps({}, { suppressRefError: true }) }
}
