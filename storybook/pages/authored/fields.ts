import type { Authored } from './authored.ts'

const types = ['Tab', 'moves to the field'] as const
const toggles = ['Space', 'toggles it'] as const
const spoken = 'Its label, then the hint, and the error when there is one. A new error is announced once.'

export const fields = {
  TextField: {
    notFor: 'Amounts: a NumberField. Passwords with rules: a PasswordField.',
    right: [
      'State the rule in the hint: 5 to 24 letters or digits.',
      'Validate on blur and on submit, and remove the error as soon as it is fixed.',
    ],
    wrong: [
      'A placeholder instead of a label: it disappears while typing.',
      'An error that only says Invalid.',
    ],
    keys: [types],
    says: spoken,
  },
  Field: {
    notFor: 'A control of the kit: each has its own label, hint and error.',
    right: ['Use it around a control of your own, and spread what it gives onto the control.'],
    wrong: ['Two controls in one field: use a FieldGroup.'],
  },
  FieldGroup: {
    notFor: 'A single control: it has a label already.',
    right: [
      'Use it for parts of one answer: a day, a month and a year.',
      'Put the error under the group, once.',
    ],
    wrong: ['A form’s whole section: use a Section with a heading.'],
  },
  PasswordField: {
    notFor: 'Codes of one use: an OtpField.',
    right: [
      'Show the rules of a new password before it is typed.',
      'Let players paste from a password manager.',
    ],
    wrong: ['A second field to repeat the password: it can be shown.'],
    keys: [types, ['Enter, Space on the eye', 'shows or hides the password']],
    says: `${spoken} Each rule says whether it is met.`,
  },
  NumberField: {
    notFor: 'Numbers that are names, such as a phone or an account: a TextField.',
    right: [
      'Use NumberField for stakes and amounts: its value is exact minor units.',
      'State the smallest and the largest amount in the hint.',
    ],
    wrong: ['A native number input for money: it rounds.', 'Steppers where nobody changes by one.'],
    keys: [
      ['Up, Down', 'step by one; a held button repeats'],
      ['Home, End', 'move the cursor, as in any text'],
    ],
    says: `${spoken} Steppers have labels of their own.`,
    story: 'WithSteppers',
  },
  Keypad: {
    notFor: 'Pages where the phone’s own keyboard hides nothing: a NumberField.',
    right: ['Use it in the bet slip on a phone.', 'Show the number that it types above it.'],
    wrong: ['A keypad on a wide screen: everyone has keys.'],
    keys: [
      ['Tab', 'moves to each key'],
      ['Enter, Space', 'press a key'],
    ],
    says: 'The keypad’s name, then each digit as “button”.',
  },
  OtpField: {
    notFor: 'Passwords, and codes that are not digits.',
    right: ['Say in the hint where the code was sent.', 'Continue by itself once the last digit is typed.'],
    wrong: ['One input for each digit: paste and autofill fail.'],
    keys: [types, ['Backspace', 'removes the last digit']],
    says: `${spoken} It is one field, not six.`,
  },
  PhoneField: {
    notFor: 'A number that was verified already: show it as text.',
    right: ['Start with the site’s country.', 'Keep what was typed; check it on blur.'],
    wrong: ['A field for the code and one for the number without one label.'],
    keys: [types, ['Up, Down', 'change the country code']],
    says: 'The label, the country code as a list, then the number.',
  },
  Select: {
    notFor: 'Long or searchable lists: a Combobox. Two to four options: a SegmentedControl.',
    right: [
      'Order options as players look for them.',
      'Give a placeholder where no option is the usual one.',
    ],
    wrong: ['A select that changes the page: use links.', 'More than a dozen options.'],
    keys: [
      ['Space, Down', 'opens the browser’s list'],
      ['A letter', 'moves to an option'],
    ],
    says: spoken,
  },
  Combobox: {
    notFor: 'Up to a dozen options: a Select. Free text with no list: a TextField.',
    right: ['Say what is searched in the hint.', 'Group what has kinds: cricket, horse racing.'],
    wrong: ['A list that is empty without a text that says so.'],
    keys: [
      ['Typing', 'filters'],
      ['Up, Down', 'move'],
      ['Enter', 'selects'],
      ['Escape', 'closes without a change'],
    ],
    says: `${spoken} The number of options, and each option as it becomes active.`,
    opened: ['Open'],
  },
  DateRangePicker: {
    notFor: 'One day, or a date of birth: a TextField for each part.',
    right: ['Offer presets: most players want the last seven days.', 'Set max to today for history.'],
    wrong: ['A calendar for a day years ago.'],
    keys: [
      ['Left, Right', 'move by day'],
      ['Up, Down', 'move by week'],
      ['Page Up, Page Down', 'move by month'],
      ['Enter', 'selects'],
      ['Escape', 'closes without a change'],
    ],
    says: 'The label and the chosen days; in the calendar each day in full, and what to choose next.',
    opened: ['Open'],
  },
  FileUpload: {
    notFor: 'Several files at once. It does not upload by itself.',
    right: ['Say which kinds and sizes are taken in the hint.', 'Say why a file was refused.'],
    wrong: ['A progress without an outcome.'],
    keys: [
      ['Enter, Space', 'opens the chooser of files'],
      ['Tab', 'moves to Remove'],
    ],
    says: `${spoken} The file’s name and size, and the outcome of its upload.`,
  },
  Checkbox: {
    notFor: 'Something that is on or off at once: a Switch.',
    right: ['Write what is true when it is checked: I am 18 or older.', 'Leave consent unchecked.'],
    wrong: ['A negative: Do not send me news.'],
    keys: [toggles],
    says: 'Its label, then “checkbox”, and whether it is checked.',
    story: 'Checked',
  },
  Switch: {
    notFor: 'A choice that is confirmed with a form: a Checkbox.',
    right: [
      'Apply it at once, and roll it back when the operator refuses.',
      'Name what is on: One-tap bets.',
    ],
    wrong: ['A label that changes with the state: it says both at once.'],
    keys: [toggles],
    says: 'Its label, then “switch”, and on or off.',
    story: 'On',
  },
  RadioGroup: {
    for: 'One answer of a few that are all visible: a payment method, a limit’s period.',
    notFor: 'More than five options: a Select. Filters: Chips.',
    right: [
      'Use cards where an option needs a second line.',
      'Select nothing where no option is the usual one.',
    ],
    wrong: ['One radio button alone: use a Checkbox.'],
    keys: [
      ['Tab', 'stops once, at the selected option'],
      ['Up, Down', 'move and select'],
    ],
    says: 'The group’s label, then the option, “radio button”, and whether it is selected.',
    story: 'Cards',
  },
  Slider: {
    notFor: 'An amount that must be exact to the point: a NumberField, alone or beside it.',
    right: [
      'Give usual stakes as ticks, and scale="ticks" where they are far apart.',
      'Write the value as players know it, with format.',
      'Share one value with a NumberField where both are shown: they have the same units.',
    ],
    wrong: ['More than six labelled ticks: they touch on a phone.', 'A slider for two or three values.'],
    keys: [
      ['Up, Down, Left, Right', 'step'],
      ['Page Up, Page Down', 'move from tick to tick'],
      ['Home, End', 'move to the smallest and the largest'],
    ],
    says: `${spoken} Then “slider”, and the value as it is written. Ticks are buttons.`,
  },
  Textarea: {
    notFor: 'One line: a TextField.',
    right: ['Say who will read it in the hint.', 'With a limit, show how many characters are left.'],
    wrong: ['A fixed height that hides what was typed.', 'Cutting off a pasted text without a word.'],
    keys: [types, ['Enter', 'begins a line: it does not submit']],
    says: `${spoken} How many characters are left is part of its description.`,
  },
  SearchField: {
    notFor: 'Choosing one of a list: a Combobox.',
    right: [
      'Search as it is typed, and set loading while it does.',
      'Say how many were found in a status below it.',
    ],
    wrong: [
      'A button to search beside it, where the list answers at once.',
      'Clearing it when its results are closed.',
    ],
    keys: [types, ['Escape', 'clears it'], ['Tab, then Enter', 'press the button that clears']],
    says: 'Its label, then “search field”; the button that clears by its own name.',
    story: 'Filled',
  },
  DatePicker: {
    notFor: 'A range: a DateRangePicker. A date of birth: a TextField for each part.',
    right: ['Set min and max to what the operator takes.', 'Give today in the operator’s time zone.'],
    wrong: ['A calendar for a day years ago.'],
    keys: [
      ['Left, Right', 'move by day'],
      ['Up, Down', 'move by week'],
      ['Page Up, Page Down', 'move by month'],
      ['Enter', 'selects and closes'],
      ['Escape', 'closes without a change'],
    ],
    says: 'The label and the chosen day; in the calendar each day in full.',
    opened: ['Open'],
  },
} satisfies Record<string, Authored>
