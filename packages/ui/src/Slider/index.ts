export { Slider, type SliderChange, type SliderProps, type SliderTick } from './Slider.tsx'
