import "./rich.css";
